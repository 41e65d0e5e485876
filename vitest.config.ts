import { defineConfig } from 'vitest/config'

/** What is to come is waited for this long, only to end what hangs: a machine that builds something else meanwhile is slow, and not wrong. */
const expectation = { poll: { timeout: 20_000 } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
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
          root: 'server',
          include: ['{src,seeds,migrations,testing}/**/*.test.ts'],
          // The real app with real databases: a native module and child processes want processes, not threads.
          pool: 'forks',
          // Each file has a server and a database of its own; what modules keep is theirs by a key. The graph of modules is read once a worker.
          isolate: false,
          // Of programs that tests start, what is compiled is kept for the next.
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
          // What a process of its own would cost a file is a tenth of the whole.
          pool: 'threads',
          environment: 'happy-dom',
          // Testing Library clears the page after each test only where it finds a global afterEach.
          globals: true,
          setupFiles: [`${import.meta.dirname}/web/testing/setup.ts`],
          expect: expectation,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'scripts',
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
          root: 'pos-simulator',
          include: ['src/*.test.ts'],
          expect: expectation,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'bench',
          root: 'bench',
          include: ['*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
