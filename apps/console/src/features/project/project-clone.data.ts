import { useMutation } from '@tanstack/react-query';
import type { CloneProjectBody } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import { noteTask } from '../task/task.data.ts';

/** Makes a new version; what belongs to it follows in a task, whose token is answered. */
export function useCloneProject() {
  return useMutation({
    mutationFn: async (body: CloneProjectBody) => {
      const { token } = await call('PUT /api/v1/project/clone', { body, quiet: [400, 409] });
      noteTask(token);
      return token;
    },
    onSuccess: () => refresh('project'),
  });
}
