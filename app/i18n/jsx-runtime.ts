// What makes elements where words are lent (`build/vite/jsx-source.ts`).
import { jsx as make, jsxs as makeStatic, Fragment as Several } from "react/jsx-runtime";
import { sayLanguage } from "./say-language.ts";

export const Fragment = Several;
export const jsx = sayLanguage(make);
export const jsxs = sayLanguage(makeStatic);
