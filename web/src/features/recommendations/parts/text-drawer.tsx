import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { languages, type LocalText } from '@brigade/domain/kit/languages.ts'
import type { LocalDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { contentLanguages, requiredLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { recommendationLimits } from '@brigade/domain/recommendations/recommendations.limits.ts'
import { problemsOfDialogText } from '@brigade/domain/recommendations/recommendations.rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { refetchRecommendations } from '#features/recommendations/write-recommendations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import { BigButton } from '#ui/big-button.tsx'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { LocalTextFields } from '#ui/record-form/local-text-fields.tsx'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'

type Text = { id: number; name: LocalText; version: number; updatedAt: string | null; updatedBy: string | null }
type Values = { name: LocalDraft }

type TextDrawerProps<T extends Text> = {
  venue: Venue
  title: string
  /** The name of its draft, within the venue. */
  keptAs: string
  /** Null for a new one. */
  text: T | null
  create: (body: Values & { idempotencyKey: string }) => Promise<T>
  change: (id: number, body: Values & { version?: number }) => Promise<T>
  /** For a text that is deleted here. */
  remove?: (id: number) => Promise<unknown>
  onClose: () => void
}

/** Adds or changes a question or an answer, in the languages of the venue. */
export function TextDrawer<T extends Text>({
  venue,
  title,
  keptAs,
  text,
  create,
  change,
  remove,
  onClose,
}: TextDrawerProps<T>) {
  const t = useTranslations('recommendations')
  const formats = useVenueFormats(venue)
  const languageName = useLanguageName()
  // What was there when the form was opened: one that a colleague adds in between is no reason to lose what was typed.
  const [opened] = useState(text)
  const current = text ?? opened
  const add = useAddOnce<Values, T>({
    form: `recommendations/${venue.id}/${keptAs}`,
    create: async (values, idempotencyKey) => saved(await create({ ...values, idempotencyKey })),
    change: async ({ id, version }, values) => saved(await change(id, { ...values, version })),
  })
  const removal = useMutation({
    mutationFn: async (id: number) => remove?.(id),
    onSuccess() {
      showToast({ kind: 'success', text: t('headingRemoved') })
      onClose()
    },
    onError: showError,
    onSettled: refetchRecommendations,
  })

  function saved(record: T): T {
    void refetchRecommendations()
    showToast({ kind: 'success', text: t('saved') })
    return record
  }

  const fields: FieldTable<Values> = {
    name: {
      labelOf: (language) =>
        t('form.textIn', { language: isOneOf(languages, language) ? languageName(language) : language }),
      render: (own) => (
        <LocalTextFields
          {...own}
          offered={contentLanguages(venue)}
          required={requiredLanguages}
          length={recommendationLimits.textLength}
        />
      ),
    },
  }
  return (
    <RecordDrawer<Values, T>
      title={title}
      size={576}
      keptAs={`recommendations/${venue.id}/${keptAs}`}
      fields={fields}
      formats={formats}
      record={current}
      valuesOf={valuesOf}
      problemsOf={({ name }) => problemsOfDialogText(name)}
      catalogue="recommendations"
      save={async (values, version) => {
        if (!current) return add(values)
        const emptied = Object.fromEntries(Object.keys(current.name).map((language) => [language, '']))
        saved(await change(current.id, { name: { ...emptied, ...values.name }, ...(version && { version }) }))
      }}
      saveAsNew={current ? add : undefined}
      onClose={onClose}
    >
      {current && remove ? (
        <BigButton kind="quiet" isBusy={removal.isPending} onClick={() => removal.mutate(current.id)}>
          {t('form.deleteHeading')}
        </BigButton>
      ) : null}
    </RecordDrawer>
  )
}

function valuesOf(text: Text | null): Values {
  return { name: { ...text?.name } }
}
