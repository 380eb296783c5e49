import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { SubjectQuestion } from '@waybill/api-contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { subjectQuestionsQuery, useAcceptSubject, useRejectSubject } from './external-user.data.ts';

/** Asks whether those who came under the name of a user with another subject are the same people; nothing when there are none. */
export function SubjectQuestions() {
  const { t } = useLingui();
  const { data: questions = [] } = useQuery(subjectQuestionsQuery);
  if (questions.length === 0) return null;
  return (
    <Card title={t`Is this the same person?`} className="mb-4">
      <p className="-mt-3 mb-2 text-muted">
        {t`Somebody signed in at the identity provider under the name of a user, but with another subject identifier. They were not let in.`}
      </p>
      <ul className="divide-y divide-line">
        {questions.map((question) => (
          <Question key={question.username} question={question} />
        ))}
      </ul>
    </Card>
  );
}

function Question({ question }: { question: SubjectQuestion }) {
  const { t, i18n } = useLingui();
  const accept = useAcceptSubject();
  const reject = useRejectSubject();
  const [isAsking, setAsking] = useState(false);
  const { username, boundSubject = '', askedSubject, at } = question;
  const time = i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });

  async function acceptNow(): Promise<void> {
    await accept.mutateAsync(question);
    toast({ kind: 'success', title: t`Subject accepted` });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <p className="font-medium">{username}</p>
        <p className="text-muted">{t`${time}: ${askedSubject} instead of ${boundSubject}`}</p>
      </div>
      <div className="flex gap-2">
        <Button onClick={() => setAsking(true)}>{t`Same person`}</Button>
        <Button variant="ghost" busy={reject.isPending} onClick={() => reject.mutate(username)}>
          {t`Somebody else`}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Accept the new subject of ${username}?`}
        confirmLabel={t`Accept`}
        onConfirm={acceptNow}
      >
        {t`${askedSubject} can sign in as ${username} from now on, with all permissions of this user. The old subject can't anymore. All sessions of ${username} end immediately.`}
      </ConfirmDialog>
    </li>
  );
}
