import { type Language, languageNames, languages } from '@brigade/domain/kit/languages.ts'
import { problemsOfContact, problemsOfNewContact } from '@brigade/domain/mailing/mailing.contacts.rules.ts'
import type { MailingContact } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { changeContact, createContact } from '#features/mailing/mailing.mutations.ts'
import { useConsentText } from '#features/mailing/parts/use-consent-text.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import font from '#ui/font.module.css'

type ContactDrawerProps = { venue: Venue; contact: MailingContact | null; onClose: () => void }

type Values = { address: string; name: string; language: Language; consentNote: string; agreedAgain: boolean }

/** Adds a guest who agreed to mails, or corrects a contact. */
export function ContactDrawer({ venue, contact, onClose }: ContactDrawerProps) {
  const t = useTranslations('mailing')
  const consentText = useConsentText(venue)
  const isNew = contact === null
  const create = useAddOnce<Values, MailingContact>({
    form: `mailing-contacts/${venue.id}`,
    create: (values, idempotencyKey) => createContact({ restaurantId: venue.id, ...values, idempotencyKey }),
    change: ({ id, version }, { address, name, language }) => changeContact(id, { address, name, language, version }),
  })
  const fields: FieldTable<Values> = {
    address: {
      label: t('contacts.address'),
      render: (own) => (
        <Form.Item {...own} required>
          <Input autoComplete="off" dir="ltr" inputMode="email" spellCheck={false} />
        </Form.Item>
      ),
    },
    name: {
      label: t('contacts.name'),
      render: (own) => (
        <Form.Item {...own}>
          <Input autoComplete="off" dir="auto" maxLength={mailingLimits.nameLength} />
        </Form.Item>
      ),
    },
    language: {
      label: t('contacts.language'),
      text: (language) => languageNames[languages.find((each) => each === language) ?? 'en'],
      render: (own) => (
        <Form.Item {...own}>
          <ChoiceSelect options={languages.map((language) => ({ value: language, label: languageNames[language] }))} />
        </Form.Item>
      ),
    },
    consentNote: {
      label: t('contacts.consentNote'),
      render: (own) =>
        isNew ? (
          <Form.Item {...own} required extra={t('contacts.consentNoteHint')}>
            <Input autoComplete="off" dir="auto" />
          </Form.Item>
        ) : (
          <p className={font.note}>{consentText(contact)}</p>
        ),
    },
    agreedAgain: {
      label: t('contacts.agreedAgain'),
      render: (own) => (isNew ? <SwitchField {...own} hint={t('contacts.agreedAgainHint')} /> : null),
    },
  }
  return (
    <RecordDrawer<Values, MailingContact>
      title={t(isNew ? 'contacts.addTitle' : 'contacts.editTitle')}
      size={576}
      keptAs={`mailing-contacts/${venue.id}/${contact?.id ?? 'new'}`}
      fields={fields}
      formats={useVenueFormats(venue)}
      record={contact}
      valuesOf={valuesOf}
      problemsOf={isNew ? problemsOfNewContact : problemsOfContact}
      catalogue="mailing"
      save={({ address, name, language, ...consent }, version) =>
        contact
          ? changeContact(contact.id, { address, name, language, version })
          : create({ address, name, language, ...consent })
      }
      onClose={onClose}
    />
  )
}

function valuesOf(contact: MailingContact | null): Values {
  const { address, name, language } = contact ?? { address: '', name: '', language: 'en' as const }
  return { address, name, language, consentNote: '', agreedAgain: false }
}
