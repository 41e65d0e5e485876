import { tidyEscalation } from '@brigade/domain/requests/escalation.rules.ts'
import { standardService } from '@brigade/domain/requests/guest-services.rules.ts'
import type {
  GuestService,
  GuestServiceDraft,
  PatchGuestService,
} from '@brigade/domain/requests/guest-services.schema.ts'
import { tidyQuestions } from '@brigade/domain/requests/service-forms.rules.ts'

/** The values of the form of a service, with numbers as they are typed. */
export type ServiceValues = Required<GuestServiceDraft>

/** The minutes that a new service begins with. */
const usualMinutes = 15

export function valuesOfService(service: GuestService | null): ServiceValues {
  const values: ServiceValues = service ?? { ...standardService, dueMinutes: usualMinutes }
  const { isActive, label, icon, daysAvailable, hoursAvailable, alertedRoles, escalation, areas } = values
  return {
    isActive,
    label: { ...label },
    icon,
    daysAvailable: [...daysAvailable],
    hoursAvailable: [...hoursAvailable],
    alertedRoles: [...alertedRoles],
    escalation: escalation.map((step) => ({ ...step, roles: [...step.roles] })),
    areas: [...areas],
    dueMinutes: values.dueMinutes,
    questions: structuredClone(values.questions),
  }
}

/** Returns values without problems as they are sent. */
export function sentService({ dueMinutes, questions, escalation, ...values }: ServiceValues): PatchGuestService {
  return {
    ...values,
    dueMinutes: typeof dueMinutes === 'number' ? dueMinutes : null,
    questions: tidyQuestions(questions),
    escalation: tidyEscalation(escalation),
  }
}
