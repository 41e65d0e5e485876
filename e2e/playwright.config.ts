import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './house/browser.ts'

export default defineConfig({
  globalSetup: './house/first-data.ts',
  // Each worker has a server and a browser, and waits more than it works: the number is one more than there are cores,
  // but at most what fits into memory.
  workers: Math.min(availableParallelism() + 1, 3),
  // A journey that passes only at the second try has found a fault, of the product or its own: full runs try again, and
  // report it.
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  // A machine that is busy with other work is slow, not wrong.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    // As long as expectations wait.
    actionTimeout: 60_000,
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    screenshot: 'only-on-failure',
  },
})
