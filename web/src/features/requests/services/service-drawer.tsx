import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { languages } from '@brigade/domain/kit/languages.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { guestServiceLimits } from '@brigade/domain/requests/guest-services.limits.ts'
import { problemsOfGuestService, standardService } from '@brigade/domain/requests/guest-services.rules.ts'
import {
  alertableRoles,
  type GuestService,
  type GuestServiceDraft,
} from '@brigade/domain/requests/guest-services.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form } from 'antd'
import { daysField, hoursField } from '#features/menus/forms/public/times-fields.tsx'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { changeService } from '#features/requests/services/write-services.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useServiceName } from '#features/requests/services/use-service-name.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { LocalTextFields } from '#ui/record-form/local-text-fields.tsx'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import font from '#ui/font.module.css'

type ServiceDrawerProps = { venue: Venue; service: GuestService; onClose: () => void }

type Values = Required<GuestServiceDraft>

/** Changes what guests can request: its name, when it is offered, and whom it alerts. */
export function ServiceDrawer({ venue, service, onClose }: ServiceDrawerProps) {
  const t = useTranslations('guestServices')
  const serviceName = useServiceName()
  const formats = useVenueFormats(venue)
  const languageName = useLanguageName()
  const roleName = (role: unknown) => (isOneOf(alertableRoles, role) ? t(`auth:roles.${role}`) : String(role))
  const days = daysField(t('form.days'), t)
  const fields: FieldTable<Values> = {
    isActive: {
      label: t('form.isActive'),
      render: (own) => <SwitchField {...own} hint={t('form.isActiveHint')} />,
    },
    label: {
      labelOf: (each) => t('form.labelIn', { language: isOneOf(languages, each) ? languageName(each) : each }),
      render: (own) => (
        <>
          <p className={font.note}>{t('form.labelHint', { name: serviceName({ ...service, label: {} }) })}</p>
          <LocalTextFields
            {...own}
            offered={contentLanguages(venue)}
            required={[]}
            length={guestServiceLimits.labelLength}
          />
        </>
      ),
    },
    daysAvailable: {
      ...days,
      render: (own: { name: string; label: string }) => (
        <>
          <p className={font.note}>{t('form.timesHint')}</p>
          {days.render(own)}
        </>
      ),
    },
    hoursAvailable: hoursField(t('form.hours'), t),
    alertedRoles: {
      label: t('form.alertedRoles'),
      text: (roles) => (Array.isArray(roles) ? roles.map(roleName).join(', ') : ''),
      render: (own) => (
        <Form.Item {...own} required extra={t('form.alertedRolesHint')}>
          <ChoiceSelect
            mode="multiple"
            optionFilterProp="label"
            options={alertableRoles.map((role) => ({ value: role, label: roleName(role) }))}
          />
        </Form.Item>
      ),
    },
  }
  return (
    <RecordDrawer<Values, GuestService>
      title={t(`types.${service.requestType}`)}
      size={576}
      keptAs={`guest-services/${service.id}`}
      fields={fields}
      formats={formats}
      record={service}
      valuesOf={valuesOf}
      problemsOf={problemsOfGuestService}
      catalogue="guestServices"
      save={(values, version) => changeService(service.id, { ...values, label: sentLabel(values, service), version })}
      onClose={onClose}
    />
  )
}

function valuesOf(service: GuestService | null): Values {
  const { isActive, label, daysAvailable, hoursAvailable, alertedRoles }: Values = service ?? standardService
  return {
    isActive,
    label: { ...label },
    daysAvailable: [...daysAvailable],
    hoursAvailable: [...hoursAvailable],
    alertedRoles: [...alertedRoles],
  }
}

/** Returns the label to send: an omitted language would be unchanged, so that one that was emptied is sent as empty. */
function sentLabel({ label }: Values, service: GuestService): Values['label'] {
  const emptied = Object.fromEntries(Object.keys(service.label).map((language) => [language, '']))
  return { ...emptied, ...label }
}
