import "@fontsource-variable/inter/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startTips } from "./lib/tips";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
startTips();
