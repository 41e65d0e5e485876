import { authenticationPath, passwordPath, usersPath } from '@brigade/domain/auth/auth.api.ts'
import type { ChangePassword, PatchOwnAccount } from '@brigade/domain/auth/auth.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch } from '#kit/calls/api-client.ts'
import { isUnanswered, toApiError } from '#kit/calls/api-error.ts'
import { untilAnswered } from '#kit/device/server-there.ts'
import { callRest } from '#kit/calls/rest-client.ts'
import { updateUser, useUser } from '#kit/calls/session.ts'
import { exchangeToken } from '#kit/calls/token.ts'

export function usePatchAccount() {
  const { id } = useUser()
  return useMutation({
    mutationFn: (changes: PatchOwnAccount) => apiPatch(usersPath, id, changes),
    onSuccess: updateUser,
  })
}

/** Changes the password. The server ends every token of the account and returns a new one for this device. */
export function useChangePassword() {
  const { email } = useUser()
  return useMutation({
    mutationFn: (passwords: ChangePassword) => exchangeToken(() => changePassword(email, passwords)),
  })
}

async function changePassword(email: string, passwords: ChangePassword): Promise<string> {
  try {
    return (await apiCreate(passwordPath, passwords)).accessToken
  } catch (thrown) {
    if (!isUnanswered(thrown) && toApiError(thrown).code !== 401) throw thrown
    // It may have been done anyway: then the new password is accepted.
    await untilAnswered()
    const body = { strategy: 'local', email, password: passwords.newPassword } as const
    return callRest('create', authenticationPath, { data: body }).then(
      ({ accessToken }) => accessToken,
      () => Promise.reject(thrown),
    )
  }
}
