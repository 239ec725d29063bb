import { startApplication } from "./application/start-application.tsx";

startApplication();
