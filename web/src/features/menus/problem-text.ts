import { type MenuErrorCode, menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import { type InterfaceLanguage, say } from '#kit/i18n.ts'

const codes = new Map<string, MenuErrorCode>(
  Object.entries(menuErrors).map(([code, sentence]) => [sentence, code as MenuErrorCode]),
)
const ofLanguage = /^(Name|Description) in ([A-Z]{2}) (is required|must not be blank)!$/
const ofDecimals = /^At most (\d) decimals in ([A-Z]+)!$/
const ofReadings = /^“(.*)” can be (\S+) or (\S+): which one\?$/s
const ofCurrency = /^This venue’s prices are in ([A-Z]+)!$/

/** A sentence of the rules, which are English, in the language of the interface. One that is not known here stays as it is. */
export function problemText(sentence: string, language: InterfaceLanguage): string {
  if (language === 'en') return sentence
  const code = codes.get(sentence)
  if (code) return say(`menus:problems.${code}`)
  const [, what, which, fault] = ofLanguage.exec(sentence) ?? []
  if (what === 'Name' || what === 'Description') {
    return say(`menus:problems.${what}.${fault === 'is required' ? 'required' : 'blank'}`, { language: which })
  }
  const [, decimals, currency] = ofDecimals.exec(sentence) ?? []
  if (decimals) return say('menus:problems.decimals', { decimals, currency })
  const [, text, one, other] = ofReadings.exec(sentence) ?? []
  if (text) return say('menus:problems.readings', { text, one, other })
  const [, own] = ofCurrency.exec(sentence) ?? []
  return own ? say('menus:problems.otherCurrency', { currency: own }) : sentence
}
