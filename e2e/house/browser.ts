const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium'

/** The machine's browser, without network activity of its own. */
export const launchOptions = {
  executablePath: process.env.HEADLESS_SHELL_PATH || chromium,
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

/** The whole browser: the one without windows has no push service. */
export const launchOptionsWithPush = { ...launchOptions, executablePath: chromium }
