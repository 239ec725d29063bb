export {
  type ClientAssets,
  renderErrorPage,
  renderRoute,
} from "./render/render-page.server.tsx";
