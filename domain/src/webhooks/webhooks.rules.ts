import { plainText } from '../kit/plain-text.ts'
import type { Problem, Problems } from '../kit/problems.ts'
import { isWebAddress } from '../kit/web-address.ts'
import type { WebhookErrorCode } from './webhooks.errors.ts'
import { webhookLimits } from './webhooks.limits.ts'
import type { WebhookDraft } from './webhooks.schema.ts'

/** Returns the problems of a webhook by field. Where local addresses are allowed, one may be without encryption. */
export function problemsOfWebhook(
  { name, url, topics }: Pick<WebhookDraft, 'name' | 'url' | 'topics'>,
  { allowsPlain }: { allowsPlain: boolean },
): Problems<WebhookErrorCode> {
  const { nameLength: limit } = webhookLimits
  const length = Array.from(plainText(name)).length
  const urlProblem = problemOfUrl(url.trim(), allowsPlain)
  return {
    ...(length === 0 && { name: { code: 'nameMissing' } }),
    ...(length > limit && { name: { code: 'nameTooLong', params: { limit } } }),
    ...(urlProblem && { url: urlProblem }),
    ...(topics.length === 0 && { topics: { code: 'topicsMissing' } }),
  }
}

function problemOfUrl(url: string, allowsPlain: boolean): Problem<WebhookErrorCode> | undefined {
  const { urlLength: limit } = webhookLimits
  if (url === '') return { code: 'urlMissing' }
  if (url.length > limit) return { code: 'urlTooLong', params: { limit } }
  if (!isWebAddress(url)) return { code: 'urlInvalid' }
  return allowsPlain || /^https:/i.test(url) ? undefined : { code: 'urlNotEncrypted' }
}
