import { colorFields } from '@brigade/domain/branding/branding.rules.ts'
import type { Branding, BrandingDraft } from '@brigade/domain/branding/branding.schema.ts'
import { languages } from '@brigade/domain/kit/languages.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePublishBranding } from '#features/branding/branding.mutations.ts'
import { publishedBrandingOf } from '#features/branding/branding.queries.ts'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'
import { ListStates } from '#ui/list-states.tsx'
import stack from '#ui/stack.module.css'

type PublishQuestionProps = { venue: Venue; draft: BrandingDraft; onClose: () => void }

/**
 * Asks once before a draft is published, with what it changes. It stays with the version with which it was opened: what a
 * colleague changes meanwhile is not published unseen, but refused.
 */
export function PublishQuestion({ venue, draft: latest, onClose }: PublishQuestionProps) {
  const t = useTranslations('branding')
  const [draft] = useState(latest)
  const published = useQuery(publishedBrandingOf(venue.id))
  const publish = usePublishBranding()
  return (
    <Confirm
      title={t('question.title')}
      confirmLabel={t('publish')}
      isBusy={publish.isPending}
      isOff={!published.data}
      onConfirm={() => publish.mutate(draft, { onSettled: onClose })}
      onCancel={onClose}
    >
      <div className={stack.column2}>
        <p>{t('question.text')}</p>
        <ListStates list={published}>
          {(before: Branding) => <Changes before={before} draft={draft} venue={venue} />}
        </ListStates>
      </div>
    </Confirm>
  )
}

type ChangesProps = { before: Branding; draft: BrandingDraft; venue: Venue }

function Changes({ before, draft, venue }: ChangesProps) {
  const t = useTranslations('branding')
  const lines = useChanges({ before, draft, venue })
  if (lines.length === 0) return <p>{t('question.nothing')}</p>
  return (
    <ul className={stack.column1}>
      {lines.map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Returns each change in words. */
function useChanges({ before, draft, venue }: ChangesProps): string[] {
  const t = useTranslations('branding')
  const languageName = useLanguageName()
  const none = t('question.none')
  const images = (['logo', 'cover'] as const).map((field) => ({
    field: t(`fields.${field}`),
    before: before[field] === null ? none : t('question.image'),
    after: draft[field] === null ? none : t('question.newImage'),
    isSame: before[field] === draft[field],
  }))
  const colors = colorFields.map((field) => ({
    field: t(`fields.${field}`),
    before: before[field],
    after: draft[field],
    isSame: before[field] === draft[field],
  }))
  const language = {
    field: t('fields.defaultLanguage'),
    before: languageName(before.defaultLanguage),
    after: languageName(draft.defaultLanguage),
    isSame: before.defaultLanguage === draft.defaultLanguage,
  }
  const texts = (['receiptHeader', 'receiptFooter'] as const).flatMap((name) =>
    languages.map((each) => {
      const [one, other] = [venue[name]?.[each] ?? '', draft[name]?.[each] ?? '']
      const key = name === 'receiptHeader' ? 'headerIn' : 'footerIn'
      const field = t(key, { language: languageName(each) })
      return { field, before: one || none, after: other || none, isSame: one === other }
    }),
  )
  return [...images, ...colors, language, ...texts]
    .filter(({ isSame }) => !isSame)
    .map(({ isSame: _, ...values }) => t('question.change', values))
}
