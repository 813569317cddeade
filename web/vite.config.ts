import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { pyodide } from "./pyodide.config.ts";

// The build goes into the Python package, so that `anthropolis serve` needs no Node.
export default defineConfig({
  plugins: [svelte(), pyodide()],
  worker: { format: "es" },
  build: {
    outDir: "../src/anthropolis/web_dist",
    emptyOutDir: true,
    target: "es2022",
    // light-dark() is in every browser that has the rest of what we use: it is not taken apart.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // The server sends a strict content security policy: nothing inline.
    assetsInlineLimit: 0,
    // What makes a PDF comes in one piece, and only when somebody asks for a PDF.
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    // Icons that several pages share are one file, with Svelte itself: alone each would weigh less than sending it costs.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", test: /@lucide/, minShareCount: 2 }] } },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/assets/pyodide": "http://127.0.0.1:8000" },
  },
});
