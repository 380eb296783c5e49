#!/bin/sh
# Uploads a BOM to Waybill, waits until it is processed, and fails on violations of policies. Needs curl and jq.
#
#   WAYBILL_URL       address of the server, such as https://waybill.example.org
#   WAYBILL_KEY       API key that may upload (BOM_UPLOAD, PROJECT_CREATION_UPLOAD) and look (VIEW_PORTFOLIO,
#                     VIEW_POLICY_VIOLATION)
#   WAYBILL_PROJECT   name of the project
#   WAYBILL_VERSION   its version
#   WAYBILL_BOM       the document; bom.json when not set
#   WAYBILL_FAIL_ON   FAIL (when not set), WARN or INFO: the least severe violation that fails the pipeline; NONE: none
#   WAYBILL_WAIT      how many seconds to wait for the processing; 600 when not set
#
# Exit codes: 0 all is well, 1 there are violations, 2 something could not be done.
set -eu

fail() {
  echo "waybill: $1" >&2
  exit 2
}

for name in WAYBILL_URL WAYBILL_KEY WAYBILL_PROJECT WAYBILL_VERSION; do
  eval "value=\${$name:-}"
  [ -n "$value" ] || fail "$name is not set."
done
for tool in curl jq; do
  command -v "$tool" >/dev/null || fail "$tool is not installed."
done
url=${WAYBILL_URL%/}
bom=${WAYBILL_BOM:-bom.json}
[ -r "$bom" ] || fail "\"$bom\" cannot be read."

# The key goes by standard input, where no list of processes shows it.
ask() {
  printf 'header = "X-Api-Key: %s"\n' "$WAYBILL_KEY" | curl -sS --fail-with-body --retry 3 -K - "$@"
}

answer=$(ask "$url/api/v1/bom" -F autoCreate=true -F "projectName=$WAYBILL_PROJECT" \
  -F "projectVersion=$WAYBILL_VERSION" -F "bom=@$bom") || fail "The BOM was not taken: $answer"
token=$(printf '%s' "$answer" | jq -r .token)
echo "waybill: \"$bom\" is uploaded as $WAYBILL_PROJECT $WAYBILL_VERSION."

waited=0
while :; do
  state=$(ask "$url/api/v1/event/token/$token") || fail "The upload cannot be followed: $state"
  [ "$(printf '%s' "$state" | jq -r .processing)" = true ] || break
  [ "$waited" -lt "${WAYBILL_WAIT:-600}" ] || fail "The BOM is not processed after $waited s."
  sleep 2
  waited=$((waited + 2))
done

project=$(ask -G "$url/api/v1/project/lookup" --data-urlencode "name=$WAYBILL_PROJECT" \
  --data-urlencode "version=$WAYBILL_VERSION") || fail "The project cannot be looked up: $project"
uuid=$(printf '%s' "$project" | jq -r .uuid)
echo "waybill: $url/projects/$uuid"

case ${WAYBILL_FAIL_ON:-FAIL} in
  FAIL) states='["FAIL"]' ;;
  WARN) states='["FAIL","WARN"]' ;;
  INFO) states='["FAIL","WARN","INFO"]' ;;
  NONE) exit 0 ;;
  *) fail "WAYBILL_FAIL_ON is \"$WAYBILL_FAIL_ON\"; FAIL, WARN, INFO or NONE was expected." ;;
esac
violations=$(ask "$url/api/v1/violation/project/$uuid?pageSize=1000") \
  || fail "The violations cannot be read: $violations"
found=$(printf '%s' "$violations" | jq -r --argjson states "$states" '
  .[] | select(.policyCondition.policy.violationState as $s | $states | index($s))
  | "\(.policyCondition.policy.violationState)  \(.policyCondition.policy.name): \(.component.name) \(.component.version // "")"')
[ -z "$found" ] && { echo "waybill: No violations."; exit 0; }
printf '%s\n' "$found"
echo "waybill: $(printf '%s\n' "$found" | wc -l | tr -d ' ') violation(s)."
exit 1
