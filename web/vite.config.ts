import { constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { refuseAntdOnLiveScreens, refuseBroadStyles, refuseCycles, refuseShapesAtStart } from './build-refusals.ts'
import { chunkOfScreens } from './chunk-groups.ts'
import { cataloguesOfMenus, chunkOfTexts, sharedCatalogues } from './language-chunks.ts'
import { nameSignedInFiles } from './signed-in-files.ts'

const server = process.env.BRIGADE_API ?? 'http://localhost:3030'

const toServer = Object.fromEntries(
  ['/v1', '/files', '/pictures', '/healthz', '/readyz'].map((path) => [path, { target: server }]),
)

/** Small files that every page needs from the start. */
const startingFiles = [
  ...inFolder('web/src/kit', [
    'presses/answered-press.ts',
    'calls/api-error.ts',
    'device/app-install.ts',
    'device/chunk-reload.ts',
    'device/clock.ts',
    'device/device-store.ts',
    'i18n/i18n.ts',
    'i18n/listed.ts',
    'i18n/plural-forms.ts',
    'keys/key-presses.ts',
    'device/open-work.ts',
    'device/own-step-back.ts',
    'device/page-reload.ts',
    'calls/query-string.ts',
    'calls/refusals.ts',
    'calls/rest-client.ts',
    'address/safe-path.ts',
    'keys/scan-guard.ts',
    'keys/scanner-keys.ts',
    'device/server-there.ts',
    'calls/session-text.ts',
    'calls/session.ts',
    'device/layout-freeze.ts',
    'device/store.ts',
    'device/theme.ts',
    'calls/toasts.ts',
    'calls/token.ts',
    'calls/problem-text.ts',
    'calls/try-again.ts',
    'calls/end-note.ts',
    'device/when-idle.ts',
    'i18n/translations.ts',
  ]),
  ...inFolder('web/src/ui', ['big-button.tsx', 'big-button.module.css', 'icon.tsx', 'first-icon-paths.ts']),
  ...inFolder('domain/src', [
    'kit/has-fields.ts',
    'kit/languages.ts',
    'auth/auth.api.ts',
    'auth/auth.schema.ts',
    'venues/venues.api.ts',
  ]),
  'vite/preload-helper.js',
]

export default defineConfig({
  plugins: [
    react(),
    pureDeclarations(/\/domain\/src\//),
    nonceOnInsertedStyles(/@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/),
    withoutUnusedParts(),
    preloadFont(/inter-latin-wght-normal-.*\.woff2$/),
    nameSignedInFiles(),
    refuseCycles(),
    refuseBroadStyles(),
    refuseShapesAtStart(),
    refuseAntdOnLiveScreens(),
    compression({
      include: [/\.(js|css|svg|webmanifest)$/, /first-files\/\w+\.html$/],
      threshold: 1024,
      algorithms: [
        defineAlgorithm('gzip', { level: 9 }),
        defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      ],
    }),
  ],
  build: {
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // Texts need no file that is not there before them, and the lists of what to preload would be longer than the lists of texts.
      resolveDependencies: (file, files, { hostId }) => (isLanguage(file) || isLanguage(hostId) ? [] : files),
    },
    // The content security policy allows fonts and scripts as files of our own only.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // How long each plugin took is no warning.
      checks: { bundlerTimings: false },
      // A length limit that is read inside of a shape would keep the shape. No library here reads a property for its effect.
      // Nor is the builder of shapes asked for where nothing of it is used.
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: /node_modules\/@sinclair\/typebox\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // Otherwise a group also contains everything that its files import, even the builder of all shapes.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: /node_modules\/(react|react-dom|scheduler)\// },
            // The sign-in page does without it.
            {
              name: 'router',
              test: /node_modules\/react-router\/|web\/src\/app\/(open-screens|router|error-page)\.|sign-in\.route\.tsx$/,
            },
            // Ten small files would be half as much again as one.
            {
              name: 'start',
              test: (id) => startingFiles.some((file) => id.endsWith(file)),
            },
            // The translations of menus and headers are one file a language; most features' other translations are a file of their own.
            {
              name: 'menu-translations-en',
              test: /\.menu\.translations\.en\.ts$|app\/i18n\/en\/shell\.ts$|domain\/src\/access\/roles\.ts$/,
            },
            // The screens of menus say all of these, and other screens none or little of them.
            { name: 'translations-of-menus-en', test: translationsOf(cataloguesOfMenus) },
            { name: 'shared-translations-en', test: translationsOf(sharedCatalogues) },
            // The same files of each other language.
            { name: chunkOfTexts() },
            {
              name: 'errors-of-menus',
              // Beside the words of menus, those of passphrases take their sentences from the domain.
              test: /domain\/src\/(menus\/(menus\.(errors|labels|times)|bulk\/bulk\.errors)|passphrases\/passphrases\.errors)\.ts$/,
            },
            { name: chunkOfScreens(), debugName: 'screens' },
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

/** Returns whether a built file is the list of a language's texts. */
function isLanguage(file: string): boolean {
  return /\/language-\w\w-/.test(file)
}

function translationsOf(catalogues: readonly string[]): RegExp {
  return new RegExp(String.raw`/(${catalogues.join('|')})\.translations\.en\.ts$`)
}

function inFolder(folder: string, files: string[]): string[] {
  return files.map((file) => `${folder}/${file}`)
}

/**
 * Ant Design marks its own style sheets with the page's nonce, but not those by which it measures scrollbars and keeps the
 * page still behind a dialog: the content security policy would refuse them. All of them are made in one place.
 */
function nonceOnInsertedStyles(file: RegExp): Plugin {
  const made = "const styleNode = document.createElement('style');"
  const marked = `${made} styleNode.nonce = document.querySelector('meta[property="csp-nonce"]')?.nonce ?? '';`
  return {
    name: 'nonce-on-inserted-styles',
    apply: 'build',
    transform(code, id) {
      if (!file.test(id)) return null
      if (!code.includes(made)) this.error('This version of Ant Design makes its style sheets in another way.')
      return { code: code.replace(made, marked), map: null }
    },
  }
}

/** Parts that only React Router's own framework uses: links that prefetch pages by its manifest, and reports of each navigation to tools. */
const unusedParts = [
  {
    file: /react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    code: 'return shouldPrefetch && !isAbsolute ?',
    without: 'return false ?',
  },
  {
    file: /react-router\/dist\/production\/lib\/router\/router\.js$/,
    code: 'if (init.instrumentations)',
    without: 'if (false)',
  },
]

/** Every page would carry them, sign-in too: the bundler can't know that they are never asked for. */
function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    transform(source, id) {
      const part = unusedParts.find(({ file }) => file.test(id))
      if (!part) return null
      if (!source.includes(part.code)) this.error('This version of React Router is made in another way.')
      return { code: source.replaceAll(part.code, part.without), map: null }
    },
  }
}

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

/**
 * Lets the bundler leave out what a screen does not use. Domain's files are declarations only, but most are made by calls
 * (`Type.Object(…)`), which a bundler must take for effects unless it is told: with them every page, sign-in too, would
 * carry the builder of all shapes.
 */
function pureDeclarations(files: RegExp): Plugin {
  return {
    name: 'pure-declarations',
    enforce: 'post',
    transform(code, id) {
      if (!files.test(id)) return null
      const places = this.parse(code).body.flatMap((statement) => {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        return declaration?.type === 'VariableDeclaration'
          ? declaration.declarations.flatMap(({ init }) => callsIn(init))
          : []
      })
      const marked = places.toSorted((left, right) => right - left).reduce(markPure, code)
      return { code: marked, map: null, moduleSideEffects: false }
    },
  }
}

/** The starts of calls that run with the declaration itself, not later inside a function. */
function callsIn(node: unknown): number[] {
  if (Array.isArray(node)) return node.flatMap(callsIn)
  if (typeof node !== 'object' || node === null || !('type' in node)) return []
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return []
  const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
  const inside = Object.values(node).flatMap(callsIn)
  return isCall && 'start' in node && typeof node.start === 'number' ? [node.start, ...inside] : inside
}

function markPure(code: string, place: number): string {
  return `${code.slice(0, place)}/* @__PURE__ */ ${code.slice(place)}`
}
