/** The most characters of a browser's description that are read. */
const readAtMost = 400

/** Returns the browser and the system of a `User-Agent`, such as `Chrome, Android`; null if neither is known. */
export function deviceNameOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, readAtMost)
  const [browser, system] = [firstIn(browsers, text), firstIn(systems, text)]
  return [browser, system].filter((each) => each !== undefined).join(', ') || null
}

type Signs = readonly (readonly [name: string, sign: RegExp])[]

/** In this order, because browsers also name those that they imitate. */
const browsers: Signs = [
  ['Edge', /\bEdgA?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: Signs = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

function firstIn(signs: Signs, text: string): string | undefined {
  return signs.find(([, sign]) => sign.test(text))?.[0]
}
