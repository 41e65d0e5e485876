import { constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

const server = process.env.BRIGADE_API ?? 'http://localhost:3030'

const toServer = Object.fromEntries(['/v1', '/healthz', '/readyz'].map((path) => [path, { target: server }]))

export default defineConfig({
  plugins: [
    react(),
    preloadFont(/inter-latin-wght-normal-.*\.woff2$/),
    compression({
      include: /\.(js|css|svg|webmanifest)$/,
      threshold: 1024,
      algorithms: [
        defineAlgorithm('gzip', { level: 9 }),
        defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      ],
    }),
  ],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The content security policy allows fonts and scripts as files of our own only.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // Shapes are declared at the top of domain's files: a screen that uses only a label must not carry their builder.
      treeshake: {
        manualPureFunctions: ['Type', 'listQuerySchema', 'oneOrMany', 'languages', 'staffRoles', 'currencies'],
        // Or a length limit inside of a shape would keep it. No library here reads a property for its effect alone.
        propertyReadSideEffects: false,
      },
      output: {
        advancedChunks: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'words-en', test: /src\/features\/(?!auth\/sign-in).*\.words\.en\.ts$/ },
            { name: 'words-ar', test: /src\/features\/(?!auth\/sign-in).*\.words\.ar\.ts$/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { ...toServer, '/socket.io': { target: server, ws: true } },
  },
})

/** Text is drawn in its font at once: the file is asked for beside the script, not after the style sheet. */
function preloadFont(fileName: RegExp): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => fileName.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}
