import { useTranslations } from '#kit/i18n/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'

/** Marks a group or side that other items share. */
export function SharedTag({ sharedId }: { sharedId: number | null }) {
  const t = useTranslations('menus')
  return sharedId === null ? null : <StateTag tone="blue" label={t('shared.mark')} />
}
