import { chromiumSwitches } from '../../scripts/chromium-switches.ts'

const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium'

/** The machine's browser, without network activity of its own. */
export const launchOptions = {
  executablePath: process.env.HEADLESS_SHELL_PATH || chromium,
  args: chromiumSwitches,
}

/** The whole browser: the one without windows has no push service. */
export const launchOptionsWithPush = { ...launchOptions, executablePath: chromium }
