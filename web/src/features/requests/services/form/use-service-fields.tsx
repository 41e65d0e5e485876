import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { languages } from '@brigade/domain/kit/languages.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { alertableRoles } from '@brigade/domain/requests/escalation.schema.ts'
import { guestServiceLimits } from '@brigade/domain/requests/guest-services.limits.ts'
import type { GuestServiceType } from '@brigade/domain/requests/guest-services.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form } from 'antd'
import { daysField, hoursField } from '#features/menus/forms/public/times-fields.tsx'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { AreasSelect } from '#features/requests/services/form/areas-select.tsx'
import { useOwnFields } from '#features/requests/services/form/use-own-fields.tsx'
import type { ServiceValues } from '#features/requests/services/form/service-values.ts'
import { StepsField } from '#features/requests/services/form/steps-field.tsx'
import { useServiceName } from '#features/requests/services/use-service-name.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { LocalTextFields } from '#ui/record-form/local-text-fields.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'

/** Returns the fields of the form of a service: one of the venue's own has an icon, due minutes and questions too. */
export function useServiceFields(venue: Venue, requestType: GuestServiceType): FieldTable<ServiceValues> {
  const t = useTranslations('guestServices')
  const serviceName = useServiceName()
  const languageName = useLanguageName()
  const own = useOwnFields(venue)
  const isOwn = requestType === 'custom'
  const roleName = (role: unknown) => (isOneOf(alertableRoles, role) ? t(`auth:roles.${role}`) : String(role))
  const countText = (list: unknown) => (Array.isArray(list) ? String(list.length) : '')
  return {
    isActive: {
      label: t('form.isActive'),
      render: (given) => <SwitchField {...given} hint={t('form.isActiveHint')} />,
    },
    label: {
      labelOf: (each) => t('form.labelIn', { language: isOneOf(languages, each) ? languageName(each) : each }),
      render: (given) => (
        <LocalTextFields
          {...given}
          hint={isOwn ? t('form.ownLabelHint') : t('form.labelHint', { name: serviceName({ requestType, label: {} }) })}
          offered={contentLanguages(venue)}
          required={isOwn ? ['en'] : []}
          length={guestServiceLimits.labelLength}
        />
      ),
    },
    icon: isOwn ? own.icon : { label: own.icon.label },
    dueMinutes: isOwn ? own.dueMinutes : { label: own.dueMinutes.label },
    daysAvailable: daysField(t('form.days'), t),
    hoursAvailable: hoursField(t('form.hours'), t, t('form.timesHint')),
    areas: {
      label: t('form.areas'),
      render: (given) => (
        <Form.Item {...given} extra={t('form.areasHint')}>
          <AreasSelect venueId={venue.id} />
        </Form.Item>
      ),
    },
    alertedRoles: {
      label: t('form.alertedRoles'),
      text: (roles) => (Array.isArray(roles) ? listed(roles.map(roleName)) : ''),
      render: (given) => (
        <Form.Item {...given} required extra={t('form.alertedRolesHint')}>
          <ChoiceSelect
            mode="multiple"
            optionFilterProp="label"
            options={alertableRoles.map((role) => ({ value: role, label: roleName(role) }))}
          />
        </Form.Item>
      ),
    },
    escalation: {
      label: t('form.escalation'),
      text: countText,
      render: ({ name, label }) => (
        <Form.Item name={name} label={label} extra={t('form.escalationHint')}>
          <StepsField name={name} venueId={venue.id} />
        </Form.Item>
      ),
    },
    questions: isOwn ? { ...own.questions, text: countText } : { label: own.questions.label },
  }
}
