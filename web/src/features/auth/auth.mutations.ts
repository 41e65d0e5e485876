import { passwordPath, usersPath } from '@brigade/domain/auth/auth.api.ts'
import type { ChangePassword, PatchOwnAccount } from '@brigade/domain/auth/auth.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch } from '#kit/api-client.ts'
import { updateUser, useUser } from '#kit/session.ts'
import { setToken } from '#kit/token.ts'

export function usePatchAccount() {
  const { id } = useUser()
  return useMutation({
    mutationFn: (changes: PatchOwnAccount) => apiPatch(usersPath, id, changes),
    onSuccess: updateUser,
  })
}

/** The server ends every token of the account and answers with a new one for this device. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (passwords: ChangePassword) => apiCreate(passwordPath, passwords),
    onSuccess: ({ accessToken }) => setToken(accessToken),
  })
}
