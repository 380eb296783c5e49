{{- define "waybill.name" -}}
{{- if contains "waybill" .Release.Name }}{{ .Release.Name | trunc 50 | trimSuffix "-" }}{{ else }}{{ printf "%s-waybill" (.Release.Name | trunc 42 | trimSuffix "-") }}{{ end }}
{{- end }}

{{- define "waybill.labels" -}}
{{ include "waybill.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{- end }}

{{- define "waybill.selector" -}}
app.kubernetes.io/name: waybill
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "waybill.serviceAccount" -}}
{{- if .Values.serviceAccount.create }}{{ .Values.serviceAccount.name | default (include "waybill.name" .) }}{{ else }}{{ .Values.serviceAccount.name | default "default" }}{{ end }}
{{- end }}

{{- define "waybill.image" -}}
{{- if .Values.image.digest }}{{ .Values.image.repository }}@{{ .Values.image.digest }}{{ else }}{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}{{ end }}
{{- end }}

{{- define "waybill.basePath" -}}
{{- if .Values.ingress.enabled }}{{ .Values.ingress.path | trimSuffix "/" }}{{ else }}{{ get .Values.settings "WAYBILL_BASE_PATH" | default "" | trimSuffix "/" }}{{ end }}
{{- end }}

{{- /* A deployment of nodes. Takes root, part (api or worker), role and values. */ -}}
{{- define "waybill.deployment" -}}
{{- $root := .root -}}
{{- $values := .root.Values -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "waybill.name" $root }}-{{ .part }}
  labels:
    {{- include "waybill.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .part }}
spec:
  {{- if not .values.autoscaling.enabled }}
  replicas: {{ .values.replicas }}
  {{- end }}
  selector:
    matchLabels:
      {{- include "waybill.selector" $root | nindent 6 }}
      app.kubernetes.io/component: {{ .part }}
  template:
    metadata:
      labels:
        {{- include "waybill.labels" $root | nindent 8 }}
        app.kubernetes.io/component: {{ .part }}
        {{- with $values.podLabels }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
      {{- with $values.podAnnotations }}
      annotations:
        {{- toYaml . | nindent 8 }}
      {{- end }}
    spec:
      serviceAccountName: {{ include "waybill.serviceAccount" $root }}
      automountServiceAccountToken: false
      enableServiceLinks: false
      terminationGracePeriodSeconds: 30
      {{- with $values.imagePullSecrets }}
      imagePullSecrets:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      securityContext:
        runAsNonRoot: true
        seccompProfile:
          type: RuntimeDefault
        {{- if $values.fixedUser }}
        runAsUser: 10001
        runAsGroup: 0
        fsGroup: 10001
        {{- end }}
      containers:
        - name: waybill
          image: {{ include "waybill.image" $root | quote }}
          imagePullPolicy: {{ $values.image.pullPolicy }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities:
              drop: [ALL]
          env:
            - name: WAYBILL_ROLE
              value: {{ .role }}
            - name: WAYBILL_DATABASE_URL
              valueFrom:
                secretKeyRef:
                  name: {{ $values.database.existingSecret | quote }}
                  key: {{ $values.database.key | quote }}
            - name: WAYBILL_SECRET_KEY
              valueFrom:
                secretKeyRef:
                  name: {{ $values.secretKey.existingSecret | quote }}
                  key: {{ $values.secretKey.key | quote }}
            {{- if $values.adminPassword.existingSecret }}
            - name: WAYBILL_ADMIN_PASSWORD
              valueFrom:
                secretKeyRef:
                  name: {{ $values.adminPassword.existingSecret | quote }}
                  key: {{ $values.adminPassword.key | quote }}
            {{- end }}
            {{- with include "waybill.basePath" $root }}
            - name: WAYBILL_BASE_PATH
              value: {{ . | quote }}
            {{- end }}
            {{- if $values.certificateAuthorities.existingConfigMap }}
            - name: WAYBILL_CA_FILE
              value: /etc/waybill/ca/{{ $values.certificateAuthorities.key }}
            {{- end }}
            {{- range $name, $value := omit $values.settings "WAYBILL_BASE_PATH" }}
            - name: {{ $name }}
              value: {{ ternary (printf "%v" $value) (printf "%d" (int64 $value)) (not (kindIs "float64" $value)) | quote }}
            {{- end }}
          {{- with $values.envFrom }}
          envFrom:
            {{- toYaml . | nindent 12 }}
          {{- end }}
          {{- if ne .role "worker" }}
          ports:
            - name: http
              containerPort: 8080
          startupProbe:
            httpGet: { path: "{{ include "waybill.basePath" $root }}/health/started", port: http }
            periodSeconds: 2
            failureThreshold: 150
          livenessProbe:
            httpGet: { path: "{{ include "waybill.basePath" $root }}/health/live", port: http }
            periodSeconds: 10
            timeoutSeconds: 5
          readinessProbe:
            httpGet: { path: "{{ include "waybill.basePath" $root }}/health/ready", port: http }
            periodSeconds: 5
            timeoutSeconds: 5
          {{- end }}
          resources:
            {{- toYaml .values.resources | nindent 12 }}
          volumeMounts:
            - name: data
              mountPath: /data
            {{- if $values.certificateAuthorities.existingConfigMap }}
            - name: ca
              mountPath: /etc/waybill/ca
              readOnly: true
            {{- end }}
      volumes:
        - name: data
          emptyDir:
            sizeLimit: {{ $values.scratchSize }}
        {{- with $values.certificateAuthorities.existingConfigMap }}
        - name: ca
          configMap:
            name: {{ . | quote }}
        {{- end }}
      {{- with $values.nodeSelector }}
      nodeSelector:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with $values.tolerations }}
      tolerations:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with $values.affinity }}
      affinity:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with $values.topologySpreadConstraints }}
      topologySpreadConstraints:
        {{- toYaml . | nindent 8 }}
      {{- end }}
{{- end }}

{{- /* What scales a deployment, and what keeps enough of it. Takes root, part and values. */ -}}
{{- define "waybill.scaling" -}}
{{- $name := printf "%s-%s" (include "waybill.name" .root) .part -}}
{{- if .values.autoscaling.enabled }}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ $name }}
  labels:
    {{- include "waybill.labels" .root | nindent 4 }}
    app.kubernetes.io/component: {{ .part }}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ $name }}
  minReplicas: {{ .values.autoscaling.minReplicas }}
  maxReplicas: {{ .values.autoscaling.maxReplicas }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target:
          type: Utilization
          averageUtilization: {{ .values.autoscaling.targetCPUUtilizationPercentage }}
{{- end }}
{{- if .values.podDisruptionBudget.enabled }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ $name }}
  labels:
    {{- include "waybill.labels" .root | nindent 4 }}
    app.kubernetes.io/component: {{ .part }}
spec:
  minAvailable: {{ .values.podDisruptionBudget.minAvailable }}
  selector:
    matchLabels:
      {{- include "waybill.selector" .root | nindent 6 }}
      app.kubernetes.io/component: {{ .part }}
{{- end }}
{{- end }}
