import { guestServiceErrors } from '@brigade/domain/requests/guest-services.errors.ts'
import {
  requestColumnLabels,
  requestStatusLabels,
  requestTypeLabels,
} from '@brigade/domain/requests/requests.labels.ts'
import { translations as menuTranslations } from '#features/requests/services/guest-services.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  hint: 'What guests of this venue can request. Requests that are off, or outside their hours, aren’t shown to guests.',
  sort: 'Sort',
  times: 'Request times',
  edit: 'Edit: {{name}}',
  editThis: 'Edit',
  types: { ...requestTypeLabels },
  statuses: { ...requestStatusLabels },
  columns: {
    ...requestColumnLabels,
    service: 'Request',
    label: 'Name for guests',
    offered: 'Offered',
    within: 'Respond within',
    alerts: 'Alerts',
    state: 'Status',
    acts: 'Actions',
    took: 'Duration',
  },
  off: 'Off',
  always: 'Always',
  someTimes: '{{days}} · {{hours}}',
  everyDay: 'Every day',
  allDay: 'All day',
  form: {
    isActive: 'Offered to guests',
    isActiveHint: 'If this is off, neither guests nor staff can make this request.',
    labelIn: 'Name in {{language}}',
    labelHint: 'Without a name, guests see the standard one: {{name}}.',
    days: 'Days',
    hours: 'Hours',
    timesHint: 'By the venue’s clock. Staff can make this request for a guest at any hour.',
    alertedRoles: 'Alerts',
    alertedRolesHint: 'New requests pop up for these roles. Late ones always pop up for managers.',
  },
  saved: 'Guest service saved.',
  measured: 'Response times',
  measuredHint: 'Requests resolved in the last 30 days, at most the last 1,000.',
  median: 'Half took at most',
  ninetieth: 'Nine of ten took at most',
  late: 'Late',
  lateOf: '{{late}} of {{total}}',
  notMeasured: 'No requests were resolved in the last 30 days.',
  recent: 'Last requests',
  noRecent: 'No requests yet.',
  facts: 'Guest service',
  waiting: 'Open',
  empty: 'Standard requests.',
  emptyText: 'This venue offers all standard requests at any time.',
  unknown: 'This service doesn’t exist.',
  unknownText: 'Its venue may be another one.',
  problems: guestServiceErrors,
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    guestServices: typeof translations
  }
}
