// As `jsx-runtime.ts`, for development.
import { jsxDEV as make, Fragment as Several } from "react/jsx-dev-runtime";
import { sayLanguage } from "./say-language.ts";

export const Fragment = Several;
export const jsxDEV = sayLanguage(make);
