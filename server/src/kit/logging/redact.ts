const secretNames = [
  'password',
  'currentPassword',
  'newPassword',
  'passwordHash',
  'passphrase',
  'token',
  'accessToken',
  'guestToken',
  'refreshToken',
  'authorization',
  'cookie',
  'secret',
  'challenge',
  'jwtSecret',
  'webhookSecret',
  'secretKey',
  'apiKey',
  'key',
  'cardNumber',
  'cvv',
  'cvc',
].join('|')

/** A field with such a name and its value, in JSON or in JSON inside a text, where the quotes are escaped. */
const secretFields = new RegExp(
  String.raw`(\\?"(?:${secretNames})\\?"\s*:\s*)(?:(\\?")(?:\\.|[^"\\])*?\2|[\w.+-]+)`,
  'gi',
)
const bearerTokens = /\b(Bearer\s+)[\w.~+/=-]+/gi
const webTokens = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
/** Paths are logged as they were sent: in any case, and with any of their characters escaped. */
const secretLinks = /((?:\/|%2f)+(?:g|%[46]7|invitation|reset)(?:\/|%2f)+)[\w%.~-]+/gi
const digitRuns = /\b\d(?:[ -]?\d){12,18}\b/g

/**
 * Removes from a log line everything that opens an account or pays a bill: passwords, tokens and keys by their field
 * names, at any depth; bearer and web tokens, links of guests and staff, and card numbers anywhere.
 */
export function redact(line: string): string {
  return line
    .replace(secretFields, (_, name: string, quote?: string) => name + (quote ? `${quote}[secret]${quote}` : 'null'))
    .replace(bearerTokens, '$1[secret]')
    .replace(webTokens, '[secret]')
    .replace(secretLinks, '$1[secret]')
    .replace(digitRuns, (digits) => (isCardNumber(digits) ? '[card]' : digits))
}

/** Returns true if a number ends with the check digit of card numbers. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place))
    const doubled = digit * 2 > 9 ? digit * 2 - 9 : digit * 2
    sum += place % 2 === 0 ? digit : doubled
  }
  return sum % 10 === 0
}
