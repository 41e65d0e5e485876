import { chromiumSwitches } from '../../scripts/chromium-switches.ts'

const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium'

/**
 * The machine's browser, without network activity of its own, and without V8's optimizing compilers: in a journey, compiling
 * takes more time than the optimized code saves. Benchmarks use the ordinary engine.
 */
export const launchOptions = {
  executablePath: process.env.HEADLESS_SHELL_PATH || chromium,
  args: [...chromiumSwitches, '--js-flags=--no-opt --no-maglev'],
}

/** The whole browser: the one without windows has no push service. */
export const launchOptionsWithPush = { ...launchOptions, executablePath: chromium }
