import { guestServiceErrors } from '@brigade/domain/requests/guest-services.errors.ts'
import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { requestErrors } from '@brigade/domain/requests/requests.errors.ts'
import { isOffered } from '@brigade/domain/requests/requests.rules.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { problemsOfAnswers } from '@brigade/domain/requests/service-answers.rules.ts'
import { ownTextIn } from '@brigade/domain/requests/service-forms.rules.ts'
import type { AnswerDraft, ServiceQuestion } from '@brigade/domain/requests/service-forms.schema.ts'
import { sentenceOf } from '@brigade/domain/kit/problems.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { AnswerFields } from '#features/requests/parts/answer-fields.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'
import { servicesOfVenue } from '#features/requests/services/guest-services.queries.ts'
import type { ShownRoom } from '#features/tables/public/room-slot.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { apiCreate } from '#kit/calls/api-client.ts'
import type { TranslatableProblems } from '#kit/calls/problem-text.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'

type AskForGuestDrawerProps = { venue: Venue; room: ShownRoom; onClose: () => void }

type Values = {
  /** The id of what is requested. */
  service: number | null
  answers: Record<string, AnswerDraft['value'] | null | undefined>
}

/** Opens a request that the guests of a table have told a member of staff. */
export function AskForGuestDrawer({ venue, room, onClose }: AskForGuestDrawerProps) {
  const t = useTranslations('requests')
  const language = useLanguage()
  const { typeOf } = useRequestWords()
  const services = useQuery(servicesOfVenue(venue.id))
  const offered = services.data?.filter((service) => isOfferedAt(service, { venue, room })) ?? []
  const find = (id: unknown) => offered.find((service) => service.id === id)
  const nameOf = (id: unknown) => {
    const service = find(id)
    if (!service) return ''
    return typeOf({ ...service, serviceLabel: service.requestType === 'custom' ? service.label : null })
  }
  const ask = (values: Values, idempotencyKey?: string) => {
    const service = find(values.service)
    const isOwn = service?.requestType === 'custom'
    return apiCreate(requestsPath, {
      requestType: service?.requestType ?? 'talk',
      ...(isOwn && { serviceId: service.id, answers: answersIn(values, service.questions) }),
      tableId: room.id,
      idempotencyKey,
    })
  }
  const create = useAddOnce<Values, GuestRequest>({
    form: `requests/${room.id}`,
    create: ask,
    // What was requested first is resolved like any other.
    change: (_made, values) => ask(values),
  })
  const questionLabel = (key: string) => {
    const question = offered.flatMap(({ questions }) => questions).find((each) => each.key === key)
    return question ? ownTextIn(question.label, language) : key
  }
  const fields: FieldTable<Values> = {
    service: {
      label: t('ask.type'),
      text: nameOf,
      render: (own) => (
        <ServiceField
          {...own}
          isPending={services.isPending}
          options={offered.map(({ id }) => ({ value: id, label: nameOf(id) }))}
        />
      ),
    },
    answers: {
      labelOf: questionLabel,
      render: ({ name }) => <AnswersOfService name={name} find={find} />,
    },
  }

  async function save(values: Values): Promise<void> {
    const request = await create(values)
    applyNow(requestsPath, request)
    showToast({ kind: 'success', text: t('ask.made', { type: typeOf(request), table: request.table }) })
  }

  function problemsOf(values: Values): TranslatableProblems {
    const service = find(values.service)
    if (!service) return { service: { code: 'typeMissing', sentence: requestErrors.typeMissing } }
    const { questions } = service
    const problems = problemsOfAnswers({ questions, answers: answersIn(values, questions), language })
    return Object.fromEntries(
      Object.entries(problems).map(([path, problem]) => [
        path,
        { ...problem, sentence: sentenceOf(guestServiceErrors, problem) },
      ]),
    )
  }

  return (
    <RecordDrawer<Values, GuestRequest>
      title={t('ask.title', { room: room.name })}
      size={576}
      keptAs={`requests/${room.id}/new`}
      fields={fields}
      formats={useVenueFormats(venue)}
      record={null}
      valuesOf={() => ({ service: null, answers: {} })}
      problemsOf={problemsOf}
      catalogue="guestServices"
      save={save}
      onClose={onClose}
    />
  )
}

type Place = { venue: Venue; room: ShownRoom }

function isOfferedAt({ isActive, requestType, areas }: GuestService, { venue, room }: Place): boolean {
  if (!isActive || !isOffered(requestType, venue)) return false
  return areas.length === 0 || areas.includes(room.area ?? '')
}

/** Returns the answers to these questions as they are sent, without those to the questions of another service. */
function answersIn({ answers }: Values, questions: readonly ServiceQuestion[]): AnswerDraft[] {
  return questions.flatMap(({ key }) => {
    const value = answers[key]
    return value === null || value === undefined || value === '' ? [] : [{ key, value }]
  })
}

type ServiceFieldProps = {
  name: string
  label: string
  isPending: boolean
  options: { value: number; label: string }[]
}

function ServiceField({ isPending, options, ...own }: ServiceFieldProps) {
  const t = useTranslations('requests')
  const form = Form.useFormInstance<Values>()
  return (
    <Form.Item {...own} required>
      <ChoiceSelect
        placeholder={t('ask.choose')}
        loading={isPending}
        options={options}
        // The answers were to the questions of another service.
        onSelect={() => form.setFieldValue('answers', {})}
      />
    </Form.Item>
  )
}

type AnswersOfServiceProps = { name: string; find: (id: unknown) => GuestService | undefined }

function AnswersOfService({ name, find }: AnswersOfServiceProps) {
  const chosen = Form.useWatch<unknown>('service', { preserve: true })
  const service = find(chosen)
  return service ? <AnswerFields key={service.id} name={name} questions={service.questions} /> : null
}
