import type { OptionGroup } from '#features/menus/forms/option-group.ts'
import { staleSaveOf } from '#kit/forms/save-refusal.ts'
import { ApiError, toApiError } from '#kit/calls/api-error.ts'

type OptionAt = { optionId: string | undefined; position: number; values: object }

/** Returns the refusal of a group's whole list in a form that one of its options can show. */
export function refusalOfOption(thrown: unknown, { optionId, position, values }: OptionAt): ApiError {
  const { message, code, className, data } = toApiError(thrown)
  const stale = staleSaveOf<OptionGroup>(thrown)
  if (stale) {
    const { version, modifiersList } = stale.current
    const found = modifiersList.find(({ _id }) => _id === optionId)
    if (!found && optionId !== undefined) return new ApiError({ message, code: 404, className: 'not-found' })
    const option: object = found ?? values
    return new ApiError({ message, code, className, data: { ...data, current: { ...option, version } } })
  }
  const ofOption = <T>(byPath: Record<string, T> = {}) =>
    Object.fromEntries(Object.entries(byPath).map(([path, each]) => [optionFieldOf(path, position) ?? path, each]))
  const { fields, codes, params } = data
  return new ApiError({
    message,
    code,
    className,
    data: { ...data, fields: ofOption(fields), codes: ofOption(codes), params: ofOption(params) },
  })
}

/** Returns `name.en` of `modifiersList.3.name.en`, for the option at 3. */
export function optionFieldOf(path: string, position: number): string | undefined {
  const prefix = `modifiersList.${position}.`
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined
}
