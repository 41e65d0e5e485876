import { requiredLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { problemsOfName } from '@brigade/domain/menus/menus.text-rules.ts'
import type { FileTarget } from '#features/menus/bulk/file/file-target.ts'
import { NameInput } from '#features/menus/bulk/file/name-input.tsx'
import type { TranslatableProblems } from '#kit/calls/problem-text.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'

type NewMenuNamesProps = {
  target: FileTarget
  /** True if empty names are reported too. */
  isAsked?: boolean
  /** What the server has against the names. */
  refused?: TranslatableProblems
  onTarget: (target: FileTarget) => void
}

/** Renders the fields of the names of the menu that a file becomes; nothing where it goes into a menu. */
export function NewMenuNames({ target, isAsked = false, refused = {}, onTarget }: NewMenuNamesProps) {
  const t = useTranslations('menuBulk')
  const { menuId, name } = target
  if (menuId !== null) return null
  const problems = problemsOfName('name', name)
  return requiredLanguages.map((language) => (
    <NameInput
      key={language}
      language={language}
      label={(words) => t('file.name', { language: words })}
      value={name[language] ?? ''}
      problem={refused[`name.${language}`] ?? (isAsked || name[language] ? problems[`name.${language}`] : undefined)}
      onChange={(text) => onTarget({ ...target, name: { ...name, [language]: text } })}
    />
  ))
}
