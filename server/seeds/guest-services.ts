import { type GuestService, standardServiceTypes } from '@brigade/domain/requests/guest-services.schema.ts'
import { standardService } from '@brigade/domain/requests/guest-services.rules.ts'

type OwnService = Pick<GuestService, 'label' | 'icon' | 'dueMinutes' | 'questions'> &
  Partial<Pick<GuestService, 'alertedRoles' | 'escalation'>>

/** What guests of the demo's hotel can request beside the standard services. */
const ofHotel: readonly OwnService[] = [
  {
    label: { en: 'Extra Pillow', ar: 'وسادة إضافية', de: 'Zusätzliches Kissen', fr: 'Oreiller supplémentaire' },
    icon: 'bed',
    dueMinutes: 15,
    questions: [
      {
        key: 'number',
        kind: 'number',
        label: { en: 'How many?', ar: 'كم العدد؟', de: 'Wie viele?', fr: 'Combien ?' },
        isRequired: true,
        least: 1,
        most: 4,
      },
      {
        key: 'firmness',
        kind: 'choice',
        label: { en: 'Firmness', ar: 'الصلابة', de: 'Härte', fr: 'Fermeté' },
        isRequired: false,
        options: [
          { key: 'soft', label: { en: 'Soft', ar: 'ناعمة', de: 'Weich', fr: 'Moelleux' } },
          { key: 'firm', label: { en: 'Firm', ar: 'صلبة', de: 'Fest', fr: 'Ferme' } },
        ],
      },
    ],
  },
  {
    label: { en: 'Taxi', ar: 'سيارة أجرة', de: 'Taxi', fr: 'Taxi' },
    icon: 'car',
    dueMinutes: 10,
    alertedRoles: ['waiter', 'orderTaker'],
    escalation: [
      { afterMinutes: 5, roles: ['orderTaker'] },
      { afterMinutes: 8, roles: ['manager'] },
    ],
    questions: [
      {
        key: 'where',
        kind: 'text',
        label: { en: 'Where to?', ar: 'إلى أين؟', de: 'Wohin?', fr: 'Pour aller où ?' },
        isRequired: true,
      },
      {
        key: 'time',
        kind: 'time',
        label: { en: 'When?', ar: 'متى؟', de: 'Wann?', fr: 'À quelle heure ?' },
        isRequired: true,
      },
      {
        key: 'luggage',
        kind: 'yesNo',
        label: { en: 'Much luggage?', ar: 'هل الأمتعة كثيرة؟', de: 'Viel Gepäck?', fr: 'Beaucoup de bagages ?' },
        isRequired: false,
      },
    ],
  },
  {
    label: { en: 'Late Check-out', ar: 'مغادرة متأخرة', de: 'Spätes Auschecken', fr: 'Départ tardif' },
    icon: 'clock',
    dueMinutes: 60,
    alertedRoles: ['manager'],
    questions: [
      {
        key: 'until',
        kind: 'choice',
        label: { en: 'Until when?', ar: 'حتى أي ساعة؟', de: 'Bis wann?', fr: "Jusqu'à quelle heure ?" },
        isRequired: true,
        options: ['13:00', '14:00', '15:00'].map((hour) => ({ key: hour.replace(':', ''), label: { en: hour } })),
      },
    ],
  },
]

/** Returns the services of the demo's venues. */
export function guestServiceRows(venues: readonly { id: number }[]) {
  const standard = venues.flatMap(({ id }) =>
    standardServiceTypes.map((requestType, place) => rowOf(standardService, { restaurantId: id, requestType, place })),
  )
  const own = ofHotel.map((service, place) =>
    rowOf(
      { ...standardService, ...service },
      { restaurantId: 1, requestType: 'custom', place: standardServiceTypes.length + place },
    ),
  )
  return [...standard, ...own]
}

type Service = Pick<GuestService, 'label' | 'icon' | 'dueMinutes' | 'questions' | 'alertedRoles' | 'escalation'>

type Placed = { restaurantId: number; requestType: string; place: number }

function rowOf(service: Service, { restaurantId, requestType, place }: Placed) {
  const { label, icon, dueMinutes, questions, alertedRoles, escalation } = service
  return {
    restaurantId,
    requestType,
    index: place + 1,
    label: JSON.stringify(label),
    icon,
    dueMinutes,
    questions: JSON.stringify(questions),
    alertedRoles: JSON.stringify(alertedRoles),
    escalation: JSON.stringify(escalation),
  }
}
