import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/** The browser of the machine, quiet: nothing of its own on the network. */
const browser = {
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export default defineConfig({
  globalSetup: './house/first-data.ts',
  // Each worker has a server and a browser, and waits more than it works: one more than there are cores, but no more than memory has room for.
  workers: Math.min(availableParallelism() + 1, 3),
  // A journey that only passes at the second try shows a fault, of the product or of its own: whole runs try again, and name it.
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  // A machine that is busy with other work is slow, and not wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: browser,
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    screenshot: 'only-on-failure',
  },
})
