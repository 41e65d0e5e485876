/** The mail server, and the sender of all mails. */
export type SmtpSettings = {
  /** `smtp://…` or `smtps://…`, with user name and password if it needs them. */
  smtpUrl: string
  from: string
}

type Given = { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined; PUBLIC_URL?: string | undefined }

/** Reads the settings of mail; undefined without `SMTP_URL`. Adds what is wrong to the problems. */
export function readSmtpSettings(env: Given, problems: string[]): SmtpSettings | undefined {
  const [smtpUrl = '', from = ''] = [env.SMTP_URL?.trim(), env.MAIL_FROM?.trim()]
  if (smtpUrl === '') {
    if (from !== '') problems.push('MAIL_FROM needs SMTP_URL')
    return undefined
  }
  const url = URL.parse(smtpUrl)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    problems.push('SMTP_URL must be an address such as smtps://user:password@mail.example.com')
  if (!sender.test(from))
    problems.push('MAIL_FROM must be an address such as no-reply@example.com or Brigade <no-reply@example.com>')
  // A link in a mail has to lead somewhere.
  if (!env.PUBLIC_URL?.trim()) problems.push('SMTP_URL needs PUBLIC_URL')
  return { smtpUrl, from }
}

const address = String.raw`[^\s@<>,;"]+@[^\s@<>,;"]+`
const sender = new RegExp(`^(?:${address}|[^<>\\r\\n",;@]+ <${address}>)$`)
