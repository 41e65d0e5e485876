import { defineConfig } from 'vitest/config'

/** Time limits only end tests that hang: a machine that is busy with other work is slow, not wrong. */
const expectation = { poll: { timeout: 20_000 } }

const failOnWarnings = `${import.meta.dirname}/scripts/testing/fail-on-warnings.ts`

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          setupFiles: [failOnWarnings],
          root: 'domain',
          include: ['{src,testing}/**/*.test.ts'],
          // Nothing here keeps anything: the files of a worker share one graph of modules.
          isolate: false,
          // Properties try hundreds of values.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: [failOnWarnings],
          root: 'server',
          include: ['{src,seeds,migrations,testing}/**/*.test.ts'],
          // The real app with real databases: a native module and child processes want processes, not threads.
          pool: 'forks',
          // Each file has a server and a database of its own; what modules keep is theirs by a key. The graph of modules is read once a worker.
          isolate: false,
          // Stores the compiled code of programs that tests start, for the next test.
          env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/programs` },
          expect: expectation,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          pool: 'threads',
          // The window and the libraries are loaded once a worker. After each file, web/testing/shared-page.ts returns all else to its beginning.
          isolate: false,
          environment: 'happy-dom',
          setupFiles: [failOnWarnings, `${import.meta.dirname}/web/testing/setup.ts`],
          expect: expectation,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'scripts',
          setupFiles: [failOnWarnings],
          root: 'scripts',
          include: ['**/*.test.ts'],
          expect: expectation,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'pos-simulator',
          setupFiles: [failOnWarnings],
          root: 'pos-simulator',
          include: ['src/*.test.ts'],
          expect: expectation,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'bench',
          setupFiles: [failOnWarnings],
          root: 'bench',
          include: ['*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
