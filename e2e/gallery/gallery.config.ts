import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Draws the gallery with the browser and the servers of the journeys. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.gallery.ts',
  globalSetup: '../house/first-data.ts',
  // A folder of screens takes minutes in all windows, themes and languages.
  timeout: 3_600_000,
  workers: Number(process.env.GALLERY_WORKERS ?? 2),
})
