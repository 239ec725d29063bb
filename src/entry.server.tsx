export {
  type ClientAssets,
  renderErrorPage,
  renderRoute,
} from "./rendering/render-page.server.tsx";
