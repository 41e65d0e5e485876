import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../house/free-port.ts'
import { isWanted, languages, themes, wanted } from './looks.ts'

const web = join(import.meta.dirname, '../../web')

test('parts', async ({ page }) => {
  if (!isWanted(wanted.screens, 'parts')) return
  const port = await freePort()
  // The development server alone serves this page: it is no part of the built dashboard.
  const server = spawn('vite', ['--port', String(port), '--strictPort', '--host', '127.0.0.1'], { cwd: web })
  await once(server.stdout, 'data')
  for (const language of languages) {
    if (!isWanted(wanted.languages, language)) continue
    await page.goto(`http://127.0.0.1:${port}/gallery/parts.html?language=${language}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.locator('[data-shows-messages]').click()
    for (const [name, width] of [
      ['desk', 1280],
      ['phone', 390],
    ] as const) {
      if (!isWanted(wanted.windows, name)) continue
      await page.setViewportSize({ width, height: 800 })
      for (const theme of themes) {
        if (!isWanted(wanted.themes, theme)) continue
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await page.screenshot({
          path: `${process.env.GALLERY_FOLDER}/parts/${name}-${theme}-${language}.png`,
          fullPage: true,
        })
      }
    }
  }
  server.kill()
})
