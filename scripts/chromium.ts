import { aptInstall } from './apt-install.ts'
import { findProgram, isProgram } from './find-program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** The instructions for installing a browser if the program can't do it. */
export const chromiumAdvice =
  'Install Chromium or Google Chrome (Debian, Ubuntu: apt-get install chromium fonts-noto-core), ' +
  'or name one with CHROMIUM_PATH=/path/to/chromium.'

/**
 * Finds a Chromium or Chrome on the machine, else installs Debian's (with a font for Arabic). Returns undefined if both
 * fail.
 */
export async function prepareChromium(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return findChromium()
  return findChromium() ?? ((await aptInstall(['chromium', 'fonts-noto-core'])) ? findChromium() : undefined)
}

/** Finds the machine's own browser. If CHROMIUM_PATH names one, no other is used. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  return places.find(isProgram) ?? findProgram(names)
}

/**
 * Finds the browser for journeys: the build of Chromium without windows, which needs a fifth less time of the processor,
 * else the whole one. It is installed if the program may do that.
 */
export async function prepareHeadlessShell(): Promise<string | undefined> {
  const whole = await prepareChromium()
  if (!whole || process.env.CHROMIUM_PATH) return whole
  if (findHeadlessShell() === whole) await aptInstall(['chromium-headless-shell'])
  return findHeadlessShell()
}

export function findHeadlessShell(): string | undefined {
  const whole = findChromium()
  return process.env.CHROMIUM_PATH ? whole : (findProgram(['chromium-headless-shell']) ?? whole)
}
