import type { Page } from '@playwright/test'
import type { Language } from '../house/walk.ts'

/** The windows in which people have Brigade. */
export const windows = {
  desk: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 740 },
  landscape: { width: 844, height: 390 },
}

export const themes = ['light', 'dark'] as const
export const languages = ['en', 'ar'] as const satisfies Language[]

/** The sets of data in which the boards are drawn; on a failing evening, the server can read nothing. */
export const evenings = ['empty', 'usual', 'late', 'crowded', 'failing'] as const

export type WindowName = keyof typeof windows
export type Theme = (typeof themes)[number]
export type Evening = (typeof evenings)[number]

/** The screens, windows, themes, languages and evenings that the command names; all of them by default. */
export const wanted = {
  screens: list('GALLERY_SCREENS'),
  windows: list('GALLERY_WINDOWS') as WindowName[] | undefined,
  themes: list('GALLERY_THEMES') as Theme[] | undefined,
  languages: list('GALLERY_LANGUAGES') as Language[] | undefined,
  evenings: list('GALLERY_EVENINGS') as Evening[] | undefined,
}

/** Returns true if the command names this, or nothing of its kind. */
export function isWanted<Name extends string>(names: readonly Name[] | undefined, name: Name): boolean {
  return names === undefined || names.includes(name)
}

/** Draws a page in all windows and themes that are wanted, into a folder. */
export async function drawLooks(
  page: Page,
  { folder, language }: { folder: string; language: Language },
): Promise<void> {
  for (const [name, size] of Object.entries(windows) as [WindowName, (typeof windows)[WindowName]][]) {
    if (!isWanted(wanted.windows, name)) continue
    await page.setViewportSize(size)
    for (const theme of themes) {
      if (!isWanted(wanted.themes, theme)) continue
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await drawn(page)
      await page.screenshot({ path: `${folder}/${name}-${theme}-${language}.png` })
    }
  }
}

/** Waits until what a new size or theme has moved is drawn. Lists measure their rows in a frame and draw in the next. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
  })
}

function list(variable: string): string[] | undefined {
  return process.env[variable]?.split(',')
}
