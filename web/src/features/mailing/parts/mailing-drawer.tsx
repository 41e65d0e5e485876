import { languageNames, languages } from '@brigade/domain/kit/languages.ts'
import type { Problems } from '@brigade/domain/kit/problems.ts'
import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import { everybody, problemsOfMailing } from '@brigade/domain/mailing/mailing.rules.ts'
import type { Mailing, MailingDraft } from '@brigade/domain/mailing/mailing.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { changeMailing, createMailing } from '#features/mailing/mailing.mutations.ts'
import { MessageFields } from '#features/mailing/parts/message-fields.tsx'
import { SegmentFields } from '#features/mailing/parts/segment-fields.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type MailingDrawerProps = { venue: Venue; mailing: Mailing | null; onClose: () => void }

/** Writes a mailing, or changes a draft: its messages by language, and whom it goes to. */
export function MailingDrawer({ venue, mailing, onClose }: MailingDrawerProps) {
  const t = useTranslations('mailing')
  const create = useAddOnce<MailingDraft, Mailing>({
    form: `mailings/${venue.id}`,
    create: (draft, idempotencyKey) => createMailing({ restaurantId: venue.id, ...draft, idempotencyKey }),
    change: ({ id, version }, draft) => changeMailing(id, { ...draft, version }),
  })
  const fields: FieldTable<MailingDraft> = {
    title: {
      label: t('form.title'),
      render: (own) => (
        <Form.Item {...own} required extra={t('form.titleHint')}>
          <Input
            count={{ max: mailingLimits.nameLength, show: true, strategy: (text) => Array.from(text.trim()).length }}
            autoComplete="off"
            dir="auto"
          />
        </Form.Item>
      ),
    },
    language: {
      label: t('form.language'),
      text: (language) => languageNames[languages.find((each) => each === language) ?? 'en'],
      render: (own) => (
        <Form.Item {...own} extra={t('form.languageHint')}>
          <ChoiceSelect options={languages.map((language) => ({ value: language, label: languageNames[language] }))} />
        </Form.Item>
      ),
    },
    messages: { label: t('form.messages'), render: () => <MessageFields venue={venue} /> },
    segment: { label: t('form.segment'), render: () => <SegmentFields venue={venue} /> },
  }
  return (
    <RecordDrawer<MailingDraft, Mailing>
      title={t(mailing ? 'form.editTitle' : 'form.addTitle')}
      size={660}
      keptAs={`mailings/${venue.id}/${mailing?.id ?? 'new'}`}
      fields={fields}
      formats={useVenueFormats(venue)}
      record={mailing}
      valuesOf={valuesOf}
      problemsOf={problemsOf}
      catalogue="mailing"
      save={(draft, version) => (mailing ? changeMailing(mailing.id, { ...draft, version }) : create(draft))}
      onClose={onClose}
    />
  )
}

const blank = { subject: '', body: '' }

/** All languages have their fields, so that one can be added and left empty. */
function valuesOf(mailing: Mailing | null): MailingDraft {
  const { title, language, messages, segment } = mailing ?? newMailing
  return { title, language, segment, messages: tableOf(languages, (each) => messages[each] ?? blank) }
}

const newMailing: MailingDraft = { title: '', language: 'en', messages: {}, segment: everybody }

/** Returns the problems of what is typed: an amount that is no number is a text. */
function problemsOf(draft: MailingDraft): Problems {
  const amount: unknown = draft.segment.spentAtLeast
  if (typeof amount !== 'string') return problemsOfMailing(draft)
  return {
    ...problemsOfMailing({ ...draft, segment: { ...draft.segment, spentAtLeast: null } }),
    'segment.spentAtLeast': { code: 'spentNegative' },
  }
}
